declare global {
  /** Receives what appears on the screen: a text, or a title, a line break and the text after it. */
  var notePassage: (passage: string) => void;
}

/**
 * Reports every toast, and every text that appears and matches the pattern. Runs in the page, so it can use nothing
 * from outside this function.
 */
export function watchPassages(pattern: string) {
  const known = new RegExp(`^(?:${pattern})$`);
  const textOf = (node: Element | null) => node?.textContent.replace(/\s+/g, ' ').trim() ?? '';

  function look(text: Node) {
    const element = text.parentElement;
    if (!element || !text.textContent?.trim()) return;
    const passage = textOf(element);
    const next = element.nextElementSibling;
    const withNext = `${passage}\n${textOf(next)}`;
    // A dialog's description may have a second paragraph.
    const withFirst = `${passage}\n${textOf(next?.firstElementChild ?? null)}`;
    const isToast = element.closest('[role="region"] li')?.firstElementChild === element;
    if (known.test(passage)) notePassage(passage);
    if (isToast || known.test(withNext)) notePassage(withNext);
    if (known.test(withFirst)) notePassage(withFirst);
  }

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of target instanceof Text ? [target] : addedNodes) {
        const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        // A TreeWalker skips its root, which may be a text node.
        if (node instanceof Text) look(node);
        while (texts.nextNode()) look(texts.currentNode);
      }
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}
