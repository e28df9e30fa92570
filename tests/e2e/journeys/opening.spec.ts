import { stageAnimations } from '../../support/browser/visionFrame.ts';
import { expect, test } from '../../support/engines/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the opening runs without scripts, ends within five seconds, and moves nothing but layers', async ({
  page,
}) => {
  await page.goto('/');
  const { ends, properties } = await stageAnimations(page);
  expect(ends.length).toBeGreaterThan(10);
  expect(Math.max(...ends)).toBeLessThanOrEqual(5000);
  expect(properties).toEqual(['opacity', 'transform', 'translate']);
  // The answer appears phrase by phrase.
  const phrases = page.locator('[data-part="frame"]').locator('p > span > span');
  const delays = await phrases.evaluateAll((all) =>
    all.map((phrase) => Number.parseFloat(getComputedStyle(phrase).animationDelay)),
  );
  expect(delays.length).toBeGreaterThan(3);
  expect(delays).toEqual([...new Set(delays)].sort((a, b) => a - b));
});
