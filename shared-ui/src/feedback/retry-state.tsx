import { Button, LinkButton } from '../actions/button.tsx';
import { FailureState, type FailureStateProps } from './failure-state.tsx';
import type { LinkComponent } from '../actions/link.tsx';

/** Props of `RetryState`. */
export interface RetryStateProps extends Pick<FailureStateProps, 'title' | 'level' | 'children'> {
  onRetry: () => void;
  busy: boolean;
  retryLabel: string;
  homeLabel: string;
  as: LinkComponent;
  /** Asking again is the next step of a list, and a choice on a page that holds others. */
  variant?: 'action' | 'primary';
}

/** A failure that may pass: asks again, and leads home. */
export function RetryState({
  onRetry,
  busy,
  retryLabel,
  homeLabel,
  as,
  variant = 'action',
  ...failure
}: RetryStateProps) {
  return (
    <FailureState
      {...failure}
      actions={
        <>
          <Button variant={variant} busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
          <LinkButton as={as} href="/">
            {homeLabel}
          </LinkButton>
        </>
      }
    />
  );
}
