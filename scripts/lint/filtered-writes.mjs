// The API of a Supabase project refuses to change or delete all rows of a table (safeupdate, 21000). So each such call names
// its rows at once: `from(table).delete().eq(…)`.

const filters = /^(?:eq|neq|gte?|lte?|is|in|i?like|match|not|or|filter|contains|containedBy|overlaps)$/;

/** @param {any} node @returns {boolean} whether it is a table of the API: `….from(…)`, not of storage */
const isTable = (node) =>
  node.type === 'CallExpression' &&
  node.callee.property?.name === 'from' &&
  node.callee.object?.property?.name !== 'storage' &&
  !['Array', 'Buffer', 'Object', 'storage'].includes(node.callee.object?.name);

/** @param {any} node @returns {boolean} whether it changes or deletes rows, also of a table that was put into a variable */
function isWrite({ callee, arguments: given }) {
  if (callee.type !== 'MemberExpression') return false;
  if (!['update', 'delete'].includes(callee.property.name)) return false;
  if (callee.object.type !== 'Identifier') return isTable(callee.object);
  // Maps and sets delete what they are given; hashes are updated by text or bytes.
  return callee.property.name === 'delete' ? given.length === 0 : given[0]?.type === 'ObjectExpression';
}

export const filteredWrites = {
  create: (/** @type {any} */ context) => ({
    CallExpression(/** @type {any} */ node) {
      if (!isWrite(node)) return;
      const { parent } = node;
      if (parent.type === 'MemberExpression' && parent.object === node && filters.test(parent.property.name))
        return;
      context.report({
        node,
        message: 'Say at once which rows: the API refuses to change or delete all of them.',
      });
    },
  }),
};
