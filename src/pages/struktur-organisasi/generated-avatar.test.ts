// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { generatedAvatar } from './generated-avatar';

test('a name always gives the same picture, another name another one', () => {
  expect(generatedAvatar('Kirana Jaladri')).toBe(generatedAvatar('Kirana Jaladri'));
  expect(generatedAvatar('Kirana Jaladri')).not.toBe(generatedAvatar('Bowo Lumbungrejo'));
});

test('the picture is a well-formed SVG that holds nothing of the name', () => {
  const url = generatedAvatar('"><script>alert(1)</script>');
  const svg = decodeURIComponent(url.replace('data:image/svg+xml,', ''));
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror, script')).toBeNull();
  expect(parsed.querySelectorAll('ellipse')).toHaveLength(4);
});
