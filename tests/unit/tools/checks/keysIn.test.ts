// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are source
import { expect, test } from 'vitest';
import { keysIn } from '../../../../tools/checks/keysIn.ts';

test('finds keys in strings and templates, and no other literals', () => {
  const source = `
    const title = t('home.hero.title');
    const count = <T text={\`faq.search.found\`} />;
    const link = <T text="footer.links.faq" />;
    const others = ['Home.title', 'home', 'home. title', \`home.\${part}.title\`, 7];`;
  expect(keysIn(source)).toEqual(['home.hero.title', 'faq.search.found', 'footer.links.faq']);
});
