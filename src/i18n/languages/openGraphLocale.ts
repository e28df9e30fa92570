/** Converts `pt-BR` to `pt_BR`. A tag without a region gets its likeliest: `de` becomes `de_DE`. */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
}
