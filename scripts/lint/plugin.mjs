// The linter's own rule.

// A browser's translation moves each bare text into an element of its own, without React's knowledge. React then fails to
// insert an element before such a text, or to remove the text, and an error page replaces the whole page. So what comes and
// goes never stands beside bare text: the text, or what comes and goes, gets an element.

/** @typedef {'text' | 'element' | 'nothing' | 'unknown'} Kind */

/** @param {any} expression @returns {Set<Kind>} what it may render */
function kindsOf(expression) {
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return new Set(['element']);
    case 'Literal':
      return new Set([typeof expression.value === 'string' ? 'text' : 'nothing']);
    case 'TemplateLiteral':
      return new Set(['text']);
    case 'ConditionalExpression':
      return new Set([...kindsOf(expression.consequent), ...kindsOf(expression.alternate)]);
    case 'LogicalExpression':
      return expression.operator === '&&'
        ? kindsOf(expression.right).add('nothing')
        : new Set([...kindsOf(expression.left), ...kindsOf(expression.right)]);
    case 'ChainExpression':
      return kindsOf(expression.expression);
    case 'CallExpression':
      // A list, or what a component gets as its children.
      return new Set([
        expression.callee.property?.name === 'map' || expression.callee.name === 'children'
          ? 'element'
          : 'unknown',
      ]);
    default:
      return new Set(['unknown']);
  }
}

/** @param {any} child @returns {Set<Kind> | undefined} undefined for what renders nothing, ever */
function kindsOfChild(child) {
  if (child.type === 'JSXText') return child.value.trim() ? new Set(['text']) : undefined;
  if (child.type !== 'JSXExpressionContainer') return new Set(['element']);
  return child.expression.type === 'JSXEmptyExpression' ? undefined : kindsOf(child.expression);
}

/** @param {Set<Kind>} kinds */
const comesAndGoes = (kinds) => kinds.size > 1 && (kinds.has('nothing') || kinds.has('element'));

/** @param {Set<Kind>} kinds */
const mayBeText = (kinds) => kinds.has('text') || kinds.has('unknown');

/** @param {any} context @param {any} node */
function check(context, node) {
  const children = node.children.flatMap((/** @type {any} */ child) => kindsOfChild(child) ?? []);
  if (children.length < 2) return;
  const changing = children.filter(comesAndGoes);
  const isBroken = changing.some(
    (/** @type {Set<Kind>} */ kinds) =>
      // A text that comes and goes, or an element that does so before or after a text.
      kinds.has('text') ||
      children.some((/** @type {Set<Kind>} */ other) => other !== kinds && mayBeText(other)),
  );
  if (isBroken)
    context.report({
      node,
      message: 'What comes and goes stands beside bare text: translation breaks it. Wrap the text.',
    });
}

const translationSafe = {
  create: (/** @type {any} */ context) => ({
    JSXElement: (/** @type {any} */ node) => check(context, node),
    JSXFragment: (/** @type {any} */ node) => check(context, node),
  }),
};

export default { meta: { name: 'situs' }, rules: { 'translation-safe': translationSafe } };
