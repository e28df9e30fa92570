import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { BackButton } from '../../src/sections/policies/BackButton.tsx';
import { renderInSite } from '../support/renderInSite.tsx';

const Path = () => <output>{useLocation().pathname}</output>;

test('Back to Home works without `navigation` from a fragment that the visitor typed', async () => {
  history.replaceState({ idx: 1 }, '');
  const page = (
    <>
      <BackButton />
      <Path />
    </>
  );
  const { user } = renderInSite(page, { before: '/faq', path: '/privacy' });
  location.hash = 'data-security';
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('/faq');
});
