import { expect, test } from 'vitest';
import { lighter } from '../../../../tools/vite/minifyEmotionCss.ts';

test('styles lose their comments and line breaks, and mean the same', () => {
  const styles = `
  /* Why: a ring; of two
     lines. */
  \${button}
  padding: 0 calc(1px + 2px);
  a:hover, b > i { color: red; }
  \${media.wide} {
    gap: 0;
  }
`;
  expect(lighter(styles)).toBe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands so in the code
    '${button} padding: 0 calc(1px + 2px);a:hover, b > i {color: red;} ${media.wide} {gap: 0;}',
  );
});
