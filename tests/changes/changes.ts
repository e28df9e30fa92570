import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { translatedTags } from '../../translations/files/localeFolder.ts';
import { localeFile, NOTES_FILE, SOURCE_FILE } from '../../translations/files/paths.ts';
import { translationFile } from '../support/languages/testLanguages.ts';
import type { Project } from './project.ts';

/** A change that teams make every day. */
interface Change {
  /** Changes a copy of the project as docs/how-to.md says. */
  make: (project: Project) => void;
  /** The tests that it turns red, as `<file> › <title>`: only those of the site's content. */
  red?: readonly string[];
}

/** Deletes languages. */
function deleteLanguages(project: Project, tags: readonly string[]): void {
  project.delete(...tags.map(localeFile));
}

/** Replaces all questions by ten in four categories. */
function replaceQuestions(project: Project): void {
  const categories = { first: 3, second: 3, third: 2, fourth: 2 };
  // A word of its own for each answer, as real ones have.
  const trees = 'alder beech birch cedar cherry hazel larch maple poplar willow'.split(' ');
  for (const group of ['general', 'features', 'privacy', 'technical', 'support']) {
    project.setJson(SOURCE_FILE, `faq.${group}`, undefined);
  }
  const rows = Object.entries(categories).map(([id, length]) => {
    const numbers = Array.from({ length }, (_, index) => index + 1);
    project.setJson(SOURCE_FILE, `faq.${id}`, {
      title: `The ${id} category`,
      ...Object.fromEntries(
        numbers.map((number) => [
          `entry${number}`,
          {
            question: `What does question ${number} of the ${id} category ask?`,
            answer: `It asks for answer ${number} of the ${id} category, the ${trees.shift()}.`,
          },
        ]),
      ),
    });
    const entries = numbers.map(
      (number) => `{ id: '${id}-${number}', texts: 'faq.${id}.entry${number}' }`,
    );
    return `{ id: '${id}', title: 'faq.${id}.title', entries: [${entries}] }`;
  });
  const file = 'src/sections/faq/faqEntries.ts';
  const start = 'export const FAQ: FaqCategory[] = ';
  const [types = ''] = project.read(file).split(start);
  project.write(file, `${types}${start}[${rows}];\n`);
}

/** Adds a status, and gives it to the second phase of the roadmap. */
function addStatus(project: Project): void {
  project.replace('src/product.ts', "| 'planned';", "| 'planned' | 'inBeta';");
  project.replace('src/product.ts', "status: 'planned'", "status: 'inBeta'");
  project.replace(
    'src/sections/roadmap/RoadmapPhaseCard.tsx',
    /^ {2}planned: (.*)$/m,
    '$&\n  inBeta: $1',
  );
  project.setJson(SOURCE_FILE, 'roadmap.status.inBeta', 'In private beta');
}

/** Adds a page with a link in the header, and an event on it. */
function addPage(project: Project): void {
  project.replace('src/routes.ts', '  notFound: {', "  press: { path: '/press' },\n  notFound: {");
  project.replace(
    'src/app/pageCode.ts',
    '  notFound: codeOf',
    "  press: codeOf(() => import('../pages/PressPage.tsx')),\n  notFound: codeOf",
  );
  project.replace(
    'src/sections/layout/HeaderNavigation.tsx',
    "  { to: '/faq', text: 'header.faq' },",
    "$&\n  { to: '/press', text: 'header.press' },",
  );
  project.write(
    'src/pages/PressPage.tsx',
    `import { useAnalytics } from '../../analytics/AnalyticsContext.ts';
import { T } from '../i18n/T.tsx';
import { PageIntro } from '../sections/shared/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';
import { quietButton } from '../ui/buttonStyles.ts';

/** Renders \`/press\`. */
export default function PressPage() {
  const analytics = useAnalytics();
  return (
    <>
      <PageHead page="press" />
      <PageIntro title="press.title" lede="press.lede" />
      <button type="button" css={quietButton} onClick={() => analytics.capture('press_opened', {})}>
        <T k="press.open" />
      </button>
    </>
  );
}
`,
  );
  project.replace('analytics/plan.ts', '  page_error: [],', '$&\n  press_opened: [],');
  project.replace(
    'analytics/README.md',
    /^\| `page_error` .*$/m,
    '$&\n| `press_opened` | when the press kit is opened | none |',
  );
  project.setJson(SOURCE_FILE, 'header.press', 'Press');
  project.setJson(SOURCE_FILE, 'press', {
    meta: {
      title: 'Press – {{product}}',
      description: 'Pictures, facts and a contact for people who write about {{product}}.',
    },
    title: 'Press kit',
    lede: 'Pictures, facts, and a person who answers.',
    open: 'Show the pictures of the product',
  });
  project.setJson(NOTES_FILE, 'press', { note: 'The page for journalists.' });
}

/** Turns every hue but those of states, and draws another logo. */
function repaint(project: Project): void {
  const file = 'src/theme/colors.ts';
  const isState = /^ {2}(red|green|blue|yellow|gray)/;
  const lines = project.read(file).split('\n');
  const painted = lines.map((line) =>
    isState.test(line)
      ? line
      : line.replace(
          /(oklch\([\d.]+ [\d.]+ )(\d+)/g,
          (_, start, hue) => start + ((hue + 12) % 360),
        ),
  );
  project.write(file, painted.join('\n'));
  project.write(
    'src/ui/logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0a7" d="M2 2h28v28H2z"/></svg>\n',
  );
  project.run('icons');
}

/** Removes the demonstration. */
function removeDemonstration(project: Project): void {
  project.delete('src/sections/demonstration', 'tests/demonstration');
  project.replace('src/sections/home/Hero.tsx', /^import .*Demonstration.*\n/m, '');
  project.replace('src/sections/home/Hero.tsx', /^ *<Demonstration \/>\n/m, '');
  project.setJson(SOURCE_FILE, 'home.demonstration', undefined);
}

export const CHANGES: Record<string, Change> = {
  'delete-arabic': { make: (project) => deleteLanguages(project, ['ar']) },
  'english-alone': {
    make: (project) =>
      deleteLanguages(
        project,
        translatedTags(project.root).filter((tag) => tag !== SOURCE_LOCALE),
      ),
  },
  'new-languages': {
    make: (project) => {
      const half = JSON.parse(translationFile('he'));
      for (const group of ['features', 'faq', 'privacy', 'terms']) delete half[group];
      project.write(localeFile('he'), `${JSON.stringify(half, null, 2)}\n`);
      project.write(localeFile('cs'), translationFile('cs'));
    },
  },
  texts: {
    make: (project) => {
      project.setJson(SOURCE_FILE, 'home.hero.title', 'An assistant for your eyes.');
      project.setJson(SOURCE_FILE, 'waitlist.submit', 'Sign me up');
      project.setJson(SOURCE_FILE, 'footer.copyright', '© {{product}}, {{year}}');
      project.setJson(SOURCE_FILE, 'suggestion.text', 'There is an English version of this page.');
    },
  },
  rename: { make: (project) => project.setJson(SOURCE_FILE, 'brand.name', 'Lumen') },
  questions: {
    make: (project) => {
      replaceQuestions(project);
      addStatus(project);
    },
  },
  page: { make: addPage },
  colors: { make: repaint },
  'no-demonstration': { make: removeDemonstration },
};

/** The changes of each copy, if none is named: all that fit together, then the smallest site. */
export const COPIES: readonly (readonly string[])[] = [
  ['delete-arabic', 'new-languages', 'texts', 'rename', 'questions', 'page', 'colors'],
  ['english-alone', 'no-demonstration'],
];
