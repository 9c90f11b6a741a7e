import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ArticleBlock } from './article-block';
import { ArticleBody } from './article-body';

const markup =
  '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"><a href="javascript:1">x</a>';

function renderBlocks(blocks: readonly ArticleBlock[]) {
  const { container } = render(
    <MemoryRouter>
      <ArticleBody blocks={blocks} />
    </MemoryRouter>,
  );
  return container;
}

test('markup in any block is shown as text, never run', () => {
  const container = renderBlocks([
    { type: 'paragraph', text: markup },
    { type: 'heading', text: markup },
    { type: 'list', items: [markup, [markup, { text: markup, to: '/kontak' }]] },
    { type: 'steps', items: [markup] },
    { type: 'quote', text: markup, source: markup },
    { type: 'note', title: markup, text: markup },
  ]);

  expect(container.querySelector('script, img, [onerror]')).toBeNull();
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/kontak']);
  expect(container.textContent.split(markup)).toHaveLength(11);
  expect(window).not.toHaveProperty('hacked');
});
