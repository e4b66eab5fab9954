/** Reads a game's options from the server's JSON Schema, for a form. */

interface Named {
  name: string;
  default: unknown;
}
export type Option = Named &
  (
    | { kind: 'switch' }
    /** one of these; `open` ones may be left unset */
    | { kind: 'choice'; values: string[]; open: boolean }
    | { kind: 'number'; min: number; max: number }
    /** this many different values, or none */
    | { kind: 'picks'; values: string[]; count: number }
  );

type Node = { [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Follow references within the document. */
function resolved(node: unknown, root: Node): Node {
  if (!isNode(node)) return {};
  if (typeof node.$ref !== 'string') return node;
  const target = node.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((inner, key) => (isNode(inner) ? inner[key] : undefined), root);
  return resolved(target, root);
}

const words = (values: unknown): string[] =>
  Array.isArray(values) ? values.filter((value): value is string => typeof value === 'string') : [];

function read(name: string, given: Node, root: Node): Option | null {
  const fallback = given.default ?? null;
  const choices = Array.isArray(given.anyOf) ? given.anyOf.map((one) => resolved(one, root)) : [];
  const filled = choices.filter((one) => one.type !== 'null');
  const open = filled.length < choices.length;
  const node = filled.length === 1 ? filled[0] : resolved(given, root);
  if (node.type === 'boolean') return { name, default: fallback, kind: 'switch' };
  if (Array.isArray(node.enum))
    return { name, default: fallback, kind: 'choice', values: words(node.enum), open };
  if (
    node.type === 'integer' &&
    typeof node.minimum === 'number' &&
    typeof node.maximum === 'number'
  )
    return { name, default: fallback, kind: 'number', min: node.minimum, max: node.maximum };
  if (node.type === 'array' && Array.isArray(node.prefixItems) && open) {
    const values = words(resolved(node.prefixItems[0], root).enum);
    if (values.length)
      return { name, default: fallback, kind: 'picks', values, count: node.prefixItems.length };
  }
  // Options that a form cannot show keep their defaults.
  return null;
}

export function optionsOf(schema: unknown): Option[] {
  if (!isNode(schema)) return [];
  const { properties } = resolved(schema, schema);
  if (!isNode(properties)) return [];
  return Object.entries(properties).flatMap(([name, node]) => {
    const option = isNode(node) ? read(name, node, schema) : null;
    return option ? [option] : [];
  });
}

/** A schema name such as `castle_on_roads` as plain words, if there is no translation. */
export const plain = (name: string): string => {
  const spaced = name.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};
