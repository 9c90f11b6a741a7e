declare global {
  /** Takes down what stands on the screen: a text, or a title and, after a line break, the text that follows. */
  var notePassage: (passage: string) => void;
}

/**
 * Runs in the page, so it uses nothing from outside: notes the passages that appear and match the pattern, and every
 * toast.
 */
export function watchPassages(pattern: string) {
  const known = new RegExp(`^(?:${pattern})$`);
  const textOf = (node: Element | null) => node?.textContent.replace(/\s+/g, ' ').trim() ?? '';

  function look(text: Node) {
    const element = text.parentElement;
    if (!element || !text.textContent?.trim()) return;
    const passage = textOf(element);
    const withNext = `${passage}\n${textOf(element.nextElementSibling)}`;
    const isToast = element.closest('[role="region"] li')?.firstElementChild === element;
    if (known.test(passage)) notePassage(passage);
    if (isToast || known.test(withNext)) notePassage(withNext);
  }

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of target instanceof Text ? [target] : addedNodes) {
        const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        // A walker starts behind its root, which may be a text itself.
        if (node instanceof Text) look(node);
        while (texts.nextNode()) look(texts.currentNode);
      }
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}
