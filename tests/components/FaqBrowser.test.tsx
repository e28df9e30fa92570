import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import en from '../../locales/en.json';
import { FaqBrowser } from '../../src/sections/faq/FaqBrowser.tsx';
import { FAQ } from '../../src/sections/faq/faqEntries.ts';
import { renderInSite } from '../support/renderInSite.tsx';

const { faq } = en;
const renderFaq = (path = '/faq') => renderInSite(<FaqBrowser />, { path });
const search = () => screen.getByRole('searchbox', { name: faq.search.label });
const shownQuestions = () =>
  screen.getAllByRole('group').map((group) => group.querySelector('summary')?.textContent);

test('there are five categories with 3, 4, 3, 3 and 3 questions', () => {
  renderFaq();
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    faq.general.title,
    faq.features.title,
    faq.privacy.title,
    faq.technical.title,
    faq.support.title,
  ]);
  expect(FAQ.map(({ entries }) => entries.length)).toEqual([3, 4, 3, 3, 3]);
  expect(screen.getAllByRole('group')).toHaveLength(16);
});

describe('the search', () => {
  test('keeps the questions whose question or answer holds the words, in any case', async () => {
    const { user } = renderFaq();
    await user.type(search(), '  GOOGLE meet ');
    expect(shownQuestions()).toEqual([
      faq.features.transcription.question,
      faq.technical.integrations.question,
    ]);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      faq.features.title,
      faq.technical.title,
    ]);
    expect(screen.getByRole('status').textContent).toBe('2 questions found');
    expect(document.querySelector('mark')?.textContent).toBe('Google Meet');
  });

  test('counts one as one', async () => {
    const { user } = renderFaq();
    await user.type(search(), 'explored');
    expect(screen.getByRole('status').textContent).toBe('1 question found');
  });

  test('that finds nothing says so, and its button brings everything back', async () => {
    const { user } = renderFaq();
    await user.type(search(), 'zebra');
    expect(screen.queryAllByRole('group')).toEqual([]);
    const status = within(screen.getByRole('status'));
    expect(status.getByText(faq.empty.title)).toBeTruthy();
    expect(status.getByText(faq.empty.text)).toBeTruthy();

    await user.click(screen.getByRole('button', { name: faq.search.clear }));
    expect(screen.getAllByRole('group')).toHaveLength(16);
    expect(document.activeElement).toBe(search());
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByRole('button', { name: faq.search.clear })).toBeNull();
  });

  test('of blanks alone hides nothing', async () => {
    const { user } = renderFaq();
    await user.type(search(), '   ');
    expect(screen.getAllByRole('group')).toHaveLength(16);
  });

  test('leaves alone which questions are open', async () => {
    const { user } = renderFaq();
    const [first, second] = screen.getAllByRole<HTMLDetailsElement>('group') as [
      HTMLDetailsElement,
      HTMLDetailsElement,
    ];
    first.open = true;
    second.open = true;
    await user.type(search(), 'zebra');
    await user.clear(search());
    expect(first.open && second.open).toBe(true);
    expect(
      screen.getAllByRole<HTMLDetailsElement>('group').filter(({ open }) => open),
    ).toHaveLength(2);
  });
});

test('an address with a question opens that question and no other', () => {
  renderFaq('/faq#shortcuts');
  const open = screen.getAllByRole<HTMLDetailsElement>('group').filter((group) => group.open);
  expect(open.map((group) => group.querySelector('summary')?.textContent)).toEqual([
    faq.technical.shortcuts.question,
  ]);
  expect(document.activeElement).toBe(open[0]?.querySelector('summary'));
});

test('an address with an unknown or broken fragment opens nothing', () => {
  renderFaq('/faq#%E0%A4%A');
  expect(screen.getAllByRole<HTMLDetailsElement>('group').some(({ open }) => open)).toBe(false);
});
