import { markupTagsOf } from './placeholders.ts';

/** Says what to write where a translation's tags are not those of the English. */
export function markupProblem(value: string, english: string): string | undefined {
  const wanted = markupTagsOf(english) ?? [];
  if (markupTagsOf(value)?.join() === wanted.join()) return undefined;
  if (wanted.length > 0) {
    const tags = wanted.map((name) => `<${name}>…</${name}>`).join(' ');
    return `needs ${tags} around the same words as in English, and no other < or >`;
  }
  const [tag = '<'] = /<[/!]?[a-z][^<>]*>?/i.exec(value) ?? [];
  return tag === '<'
    ? 'has “<”, with which a tag begins: write it in words, such as “less than”, or as ‹'
    : `has ${tag}, which may not stand here: texts have no tags, so write the words alone`;
}
