import { useTranslation } from 'react-i18next';
import { SOCIAL_URL } from '../config.ts';
import { T } from '../i18n/T.tsx';

/** The social profile, in a new tab as specified, which its name says. */
export function SocialLink() {
  const { t } = useTranslation();
  const label = t('footer.social');
  return (
    <a
      href={SOCIAL_URL}
      target="_blank"
      rel="noopener"
      aria-label={t('common.opensInNewTab', { label })}
    >
      <T k="footer.social" />
    </a>
  );
}
