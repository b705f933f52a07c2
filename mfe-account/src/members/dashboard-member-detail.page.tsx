import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { failure } from '@wisata/kernel/outcome';
import { scopesOf } from '@wisata/kernel/roles';
import { lazyPart, pageLoader, RouterLink, useSessionUser } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { SectionCard } from '@wisata/ui/section-card';
import { EmptyState } from '@wisata/ui/empty-state';
import { Row, Stack, StatePage } from '@wisata/ui/layout';
import { loadMember, type MemberDetail } from '../api/members.api.ts';
import { AccountPage } from '../page/account-page.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import styles from './member-facts.module.css';
import { MemberSince, MemberTags } from './member-table.tsx';
import { OrderLine } from '../orders/order-line.tsx';
import { PageTitle } from '../page/page-title.tsx';

/** Only for those who may change an account. */
const MemberStanding = lazyPart(async () => (await import('./member-standing.tsx')).MemberStanding, null);

export const loader = pageLoader((app, { query, signal }) => {
  const id = query.get('id');
  return id ? loadMember(app.api, id, signal) : failure('MEMBER_NOT_FOUND', '');
});

function BackLink() {
  const { t } = useTranslation('account');
  return (
    <LinkButton size="s" icon={ArrowLeft} as={RouterLink} href="/dashboard/member">
      {t('member.back')}
    </LinkButton>
  );
}

function Missing() {
  const { t } = useTranslation('account');
  return (
    <StatePage>
      <EmptyState level={1} title={t('member.missing')} actions={<BackLink />}>
        {t('member.missingText')}
      </EmptyState>
    </StatePage>
  );
}

function Facts({ member }: { member: MemberDetail }) {
  const { t } = useTranslation('account');
  const genders: Readonly<Record<string, string>> = { female: t('field.genderFemale'), male: t('field.genderMale') };
  const none = t('member.notSaid');
  const facts = [
    ['email', t('members.email'), <a href={`mailto:${member.email}`}>{member.email}</a>],
    ['phone', t('members.phone'), member.phone || none],
    ['gender', t('member.gender'), genders[member.gender] ?? none],
    ['address', t('member.address'), member.address || none],
    ['since', t('members.since'), <MemberSince at={member.createdAt} />],
    ['passengers', t('member.passengers'), member.passengerCount],
    ['bookings', t('members.bookings'), member.bookingCount],
  ] as const;
  return (
    <SectionCard
      id="member-facts"
      title={t('member.facts')}
      aside={<MemberTags role={member.role} status={member.status} />}
    >
      <dl className={styles.facts}>
        {facts.map(([key, label, value]) => (
          <div key={key} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}

function Bookings({ member }: { member: MemberDetail }) {
  const { t } = useTranslation('account');
  const { bookings, bookingCount: count } = member;
  return (
    <section aria-labelledby="member-bookings">
      <Stack gap={4}>
        <Row justify="between">
          <h2 id="member-bookings">{t('member.bookings')}</h2>
          {count > bookings.length && <span>{t('member.of', { shown: bookings.length, count })}</span>}
        </Row>
        {bookings.length === 0 ? (
          <EmptyState level={3} title={t('member.none')}>
            {t('member.noneText')}
          </EmptyState>
        ) : (
          bookings.map((line) => (
            <Stack key={line.id} gap={2}>
              <OrderLine line={line} />
              <span className={styles.code}>
                {t('order.orderId')} {line.code}
              </span>
            </Stack>
          ))
        )}
      </Stack>
    </section>
  );
}

export function Component() {
  const { t } = useTranslation('account');
  const answer = useLoaderData<typeof loader>();
  const user = useSessionUser();
  if (!answer.ok && /NOT_FOUND|404/.test(answer.failure.code)) return <Missing />;
  if (!answer.ok) return <LoadFailure failure={answer.failure} title={t('member.failed')} />;
  const member = answer.data;
  return (
    <AccountPage>
      <PageTitle lede={<BackLink />}>{member.name || member.email}</PageTitle>
      <Stack gap={6}>
        <Facts member={member} />
        {scopesOf(user?.role ?? '').includes('admin') && <MemberStanding member={member} />}
        <Bookings member={member} />
      </Stack>
    </AccountPage>
  );
}
