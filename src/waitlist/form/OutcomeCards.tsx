import IconInfo from '~icons/lucide/info';
import { T } from '../../i18n/T.tsx';
import { textButton } from '../../ui/buttonStyles.ts';
import { DrawnCheck } from '../../ui/DrawnCheck.tsx';
import { StatusCard } from '../../ui/StatusCard.tsx';

/** The green card after an accepted sign-up. */
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

/** The blue card for an address that is already on the list. */
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
  /** Whether the visitor has just joined in the form that the banner replaces. */
  takesFocus: boolean;
  onRestart: () => void;
}

/** The banner that replaces the hero's form once this visitor has joined. */
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
