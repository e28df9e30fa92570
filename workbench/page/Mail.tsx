import { useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MAILS, type MailName, WaitlistMail } from '../../src/mail/WaitlistMail.tsx';
import { RootProviders, type RootProvidersProps } from '../../src/RootProviders.tsx';
import { listenIn } from './listenOnPage.ts';

const NAMES = { 'mail: confirm': 'confirm', 'mail: invite': 'invite' } as const;

export const MAIL_NAMES = Object.keys(NAMES) as (keyof typeof NAMES)[];

interface MailProps {
  name: keyof typeof NAMES;
  context: Omit<RootProvidersProps, 'children'>;
}

/** A mail: its subject and preheader, and its document in a frame. */
export function Mail({ name, context }: MailProps) {
  const mail: MailName = NAMES[name];
  const frame = useRef<HTMLIFrameElement>(null);
  const root = useRef<Root>(null);
  const { t } = context.i18n;
  const { subject, preheader } = MAILS[mail];
  useEffect(() => {
    const { contentDocument, contentWindow } = frame.current ?? {};
    if (!contentDocument || !contentWindow) return;
    root.current ??= createRoot(contentDocument);
    root.current.render(
      <RootProviders {...context}>
        <WaitlistMail name={mail} />
      </RootProviders>,
    );
    return listenIn(contentWindow);
  });
  return (
    <main className="mail">
      <title>{name}</title>
      <h1>{t(subject)}</h1>
      <p>{t(preheader)}</p>
      <iframe ref={frame} title={name} />
    </main>
  );
}
