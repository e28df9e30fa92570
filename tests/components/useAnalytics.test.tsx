import { expect, test } from 'vitest';
import { useAnalytics } from '../../analytics/AnalyticsContext.ts';
import { renderInSite } from '../support/renderInSite.tsx';

function Section() {
  const analytics = useAnalytics();
  return <button type="button" onClick={() => analytics.capture('page_error', {})} />;
}

test('any component captures an event of the plan', async () => {
  const { user, events, getByRole } = renderInSite(<Section />);
  await user.click(getByRole('button'));
  expect(events).toEqual([{ name: 'page_error', properties: {} }]);
});
