import { LogIn, UserRoundCheck } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { storageKey } from '@wisata/kernel/storage-keys';
import { RouterLink, useApp, useSessionUser } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { ErrorSummary } from '@wisata/ui/error-summary';
import { Note } from '@wisata/ui/note';
import { useErrorTitle } from '@wisata/ui/use-error-title';
import type { SavedGuest } from '../api/passengers.api.ts';
import { useFields } from '../hooks/checkout-fields.ts';
import { fieldId, useProblemList } from '../hooks/use-field-problem.ts';
import type { CheckoutOffer } from '../rules/checkout-offer.rules.ts';
import { CheckoutContactCard } from './checkout-contact-card.tsx';
import { CheckoutGuestCards } from './checkout-guest-cards.tsx';
import { CheckoutRequestsCard } from './checkout-requests-card.tsx';

/** Says who is signed in, or offers it; the way to the login keeps room and form. */
const MemberNote = memo(function MemberNote() {
  const { t } = useTranslation('hotel');
  const { storage } = useApp();
  const { pathname, search } = useLocation();
  const user = useSessionUser();
  if (user) {
    return (
      <Note tone="info" icon={UserRoundCheck}>
        {t('checkout.member.signedIn', { name: `${user.first_name} ${user.last_name}`.trim() })}
      </Note>
    );
  }
  const rememberPage = () => storage.session.set(storageKey('wanted_page'), pathname + search);
  return (
    <Note
      tone="info"
      icon={LogIn}
      title={t('checkout.member.offer')}
      actions={
        <LinkButton as={RouterLink} href="/login" size="s" onClick={rememberPage}>
          {t('checkout.member.login')}
        </LinkButton>
      }
    >
      {t('checkout.member.kept')}
    </Note>
  );
});

function Summary() {
  const { t } = useTranslation('hotel');
  const { attempts } = useFields();
  const shown = useProblemList();
  useErrorTitle(t('checkout.problem.titleWord'), shown.length > 0);
  return (
    <ErrorSummary
      title={t('checkout.problem.summary', { count: shown.length })}
      attempt={attempts}
      errors={shown.map(({ name, text }) => ({ fieldId: fieldId(name), message: text }))}
    />
  );
}

/** First step: contact, guests and wishes. */
export function CheckoutDetails({ offer, saved }: { offer: CheckoutOffer; saved: readonly SavedGuest[] }) {
  return (
    <>
      <Summary />
      <MemberNote />
      <CheckoutContactCard />
      <CheckoutGuestCards
        rooms={offer.query.rooms}
        childCount={offer.query.children}
        saved={saved}
        checkInDate={offer.query.checkInDate}
      />
      <CheckoutRequestsCard hotel={offer.hotel} />
    </>
  );
}
