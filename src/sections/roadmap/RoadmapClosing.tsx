import { T } from '../../i18n/T.tsx';
import { primaryButton } from '../../ui/buttonStyles.ts';
import { ClosingPanel } from '../shared/ClosingPanel.tsx';
import { JoinWaitlistLink } from '../shared/JoinWaitlistLink.tsx';

/** The roadmap's call to action, with a link to the waitlist form. */
export function RoadmapClosing() {
  return (
    <ClosingPanel
      id="closing"
      title={<T k="roadmap.closing.title" />}
      text={<T k="roadmap.closing.text" />}
    >
      <div>
        <JoinWaitlistLink css={primaryButton} />
      </div>
    </ClosingPanel>
  );
}
