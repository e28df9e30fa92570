import { expect, type Page, test } from '../../support/engines/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const STAGE = '[data-part="scene"]';

/** Ends of the animations of the stage in milliseconds, and the properties they change. */
const animations = (page: Page) =>
  page.locator(STAGE).evaluate((scene) => {
    const running = scene.parentElement?.getAnimations({ subtree: true }) ?? [];
    const opening = running.filter((animation) => animation instanceof CSSAnimation);
    return {
      ends: opening.map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      properties: [
        ...new Set(
          opening.flatMap(({ effect }) =>
            (effect as KeyframeEffect)
              .getKeyframes()
              .flatMap(({ offset, computedOffset, easing, composite, ...changed }) =>
                Object.keys(changed),
              ),
          ),
        ),
      ].sort(),
    };
  });

test('the opening runs without scripts, ends within five seconds, and moves nothing but layers', async ({
  page,
}) => {
  await page.goto('/');
  const { ends, properties } = await animations(page);
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
