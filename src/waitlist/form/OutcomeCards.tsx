import IconInfo from '~icons/lucide/info';
import { T } from '../../i18n/T.tsx';
import { textButton } from '../../ui/buttonStyles.ts';
import { DrawnCheck } from '../../ui/DrawnCheck.tsx';
import { StatusCard } from '../../ui/StatusCard.tsx';

/** The green card of a sign-up that has just been accepted. */
export function SuccessCard() {
  return (
    <StatusCard
      tone="green"
      icon={<DrawnCheck />}
      title={<T k="waitlist.success.title" />}
      takesFocus
    >
      <p>
        <T k="waitlist.success.text" />
      </p>
    </StatusCard>
  );
}

/** The blue card for an address that is on the list already. */
export function AlreadyRegisteredCard({ onRestart }: { onRestart: () => void }) {
  return (
    <StatusCard
      tone="blue"
      icon={<IconInfo aria-hidden="true" />}
      title={<T k="waitlist.alreadyRegistered.title" />}
      takesFocus
    >
      <p>
        <T k="waitlist.alreadyRegistered.text" />
      </p>
      <button type="button" css={textButton} onClick={onRestart}>
        <T k="waitlist.useDifferentEmail" />
      </button>
    </StatusCard>
  );
}

interface JoinedBannerProps {
  /** Whether the visitor has joined in this very place just now. */
  takesFocus: boolean;
  onRestart: () => void;
}

/** What the hero shows in place of its form once this visitor has joined. */
export function JoinedBanner({ takesFocus, onRestart }: JoinedBannerProps) {
  return (
    <StatusCard
      tone="green"
      icon={<DrawnCheck />}
      title={<T k="waitlist.banner" />}
      takesFocus={takesFocus}
    >
      <button type="button" css={textButton} onClick={onRestart}>
        <T k="waitlist.useDifferentEmail" />
      </button>
    </StatusCard>
  );
}
