import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { replace, useLoaderData } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import { success } from '@wisata/kernel/outcome';
import { lazyPart, pageLoader, useApp, useSessionUser } from '@wisata/runtime';
import { SideColumns, Stack } from '@wisata/ui/layout';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { loadPassenger, searchPassengers } from '../api/passengers.api.ts';
import { loadProfile } from '../api/profile.api.ts';
import { AccountPage } from '../page/account-page.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { ProfileCard } from './profile-form.tsx';
import { ProfileSide } from './profile-side.tsx';
import { findFormDraft } from '../form/form-draft.ts';
import { usePassengerPanel } from './use-passenger-panel.ts';
import { PROFILE_DRAFT_KEY } from './use-profile-form.ts';
import { lastPageInstead, parsePage } from '../page/list-query.rules.ts';
import { PROFILE_DRAFT } from './profile-form.rules.ts';

const PassengerSheet = lazyPart(async () => (await import('./passenger-sheet.tsx')).PassengerSheet);

const PassengerList = lazyPart(async () => (await import('./passenger-list.tsx')).PassengerList, null);
const PasswordCard = lazyPart(async () => (await import('./password-card.tsx')).PasswordCard);
const CompanyCard = lazyPart(async () => (await import('./company-card.tsx')).CompanyCard);
const MyDataCard = lazyPart(async () => (await import('./my-data-card.tsx')).MyDataCard);

async function loadEditing(app: AppContext, id: string | null, signal: AbortSignal) {
  if (!id) return undefined;
  return { id, answer: id === 'new' ? success(undefined) : await loadPassenger(app.api, id, signal) };
}

export const loader = pageLoader(async (app, { query, signal }) => {
  const keyword = (query.get('keyword') ?? '').trim();
  const [profile, passengers, editing] = await Promise.all([
    loadProfile(app.api, signal),
    searchPassengers(app.api, { page: parsePage(query), keyword }, signal),
    loadEditing(app, query.get('passenger'), signal),
  ]);
  const instead = passengers.ok && lastPageInstead(query, passengers.data);
  if (instead) throw replace(instead);
  return { profile, passengers, editing, keyword };
});

/** The draft of the member's own data, as it lies in this browser when the page or its data are new. */
function useDraft(isInBrowser: boolean, data: unknown) {
  const app = useApp();
  return useMemo(
    () => (isInBrowser && data ? findFormDraft(app, PROFILE_DRAFT_KEY, PROFILE_DRAFT) : undefined),
    [app, isInBrowser, data],
  );
}

export function Component() {
  const { t } = useTranslation('account');
  const data = useLoaderData<typeof loader>();
  // Drafts lie in this browser only: a page that came from the server shows them once it has been taken over.
  const isInBrowser = useHydrated();
  const draft = useDraft(isInBrowser, data);
  const { profile, passengers, keyword, editing } = data;
  const panel = usePassengerPanel();
  const role = useSessionUser()?.role;
  if (!profile.ok) return <LoadFailure failure={profile.failure} title={t('profile.failed')} />;
  return (
    <AccountPage>
      <PageTitle lede={t('profile.lede')}>{t('profile.title')}</PageTitle>
      <SideColumns at="start" side={<ProfileSide profile={profile.data} />}>
        <Stack gap={6}>
          <ProfileCard key={`${isInBrowser}`} profile={profile.data} draft={draft} />
          <PassengerList passengers={passengers} keyword={keyword} onOpen={panel.open} />
          {isInBrowser && (
            <Suspense fallback={null}>
              <PasswordCard email={profile.data.email} />
              {role === 'agent' && <CompanyCard />}
              <MyDataCard />
            </Suspense>
          )}
        </Stack>
      </SideColumns>
      {isInBrowser && editing && (
        <Suspense>
          <PassengerSheet editing={editing} onClose={panel.close} onSaved={panel.close} />
        </Suspense>
      )}
    </AccountPage>
  );
}
