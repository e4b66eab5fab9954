/** English: The Isle of Cats in the lobby, and the shape that every other language must have. */

export const words = {
  title: 'The Isle of Cats',
};
