import { useTranslation } from 'react-i18next';
import { SOCIAL_URL } from '../../config.ts';
import { T } from '../../i18n/T.tsx';

/** Links to the social profile in a new tab, as its name says. */
export function SocialLink() {
  const { t } = useTranslation();
  return (
    <a
      href={SOCIAL_URL}
      target="_blank"
      rel="noopener"
      aria-label={t('common.opensInNewTab', { label: t('footer.social') })}
    >
      <T k="footer.social" />
    </a>
  );
}
