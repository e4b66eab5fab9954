/** English: Isle of Skye in the lobby, and the shape that every other language must have. */

export const words = {
  title: 'Isle of Skye',
};
