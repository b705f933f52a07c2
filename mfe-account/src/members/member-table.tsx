import { useTranslation } from 'react-i18next';
import { formatMonth, parseInstant, todayInJakarta } from '@wisata/kernel/dates';
import { RouterLink, useApp } from '@wisata/runtime';
import { Tag } from '@wisata/ui/tag';
import { classNames } from '@wisata/ui/class-names';
import stretched from '@wisata/ui/stretched-link.module.css';
import type { Member } from '../api/members.api.ts';
import styles from './member-table.module.css';

/** The day an account was opened, as it was in Jakarta. */
export function MemberSince({ at }: { at: string }) {
  const { locale } = useApp();
  const atMs = parseInstant(at);
  return atMs === undefined ? null : formatMonth(todayInJakarta(atMs), locale);
}

export function MemberTags({ role, status }: Pick<Member, 'role' | 'status'>) {
  const { t } = useTranslation('account');
  return (
    <span className={styles.tags}>
      <Tag tone={status === 'aktif' ? 'success' : 'danger'}>
        {t(`members.statuses.${status}`, { defaultValue: status })}
      </Tag>
      <Tag tone={role === 'admin' ? 'selected' : 'neutral'}>{t(`members.roles.${role}`, { defaultValue: role })}</Tag>
    </span>
  );
}

function MemberRow({ member }: { member: Member }) {
  const { t } = useTranslation('account');
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={styles.name}>
        <RouterLink
          className={classNames(stretched.link, styles.link)}
          href={`/dashboard/member/detail?id=${encodeURIComponent(member.id)}`}
        >
          {member.name || member.email}
        </RouterLink>
        <span className={styles.mail}>{member.email}</span>
      </th>
      <td role="cell" data-label={t('members.phone')} className={styles.whole}>
        {member.phone || '–'}
      </td>
      <td role="cell" className={styles.state}>
        <MemberTags {...member} />
      </td>
      <td role="cell" data-label={t('members.bookings')} className={styles.number}>
        {member.bookingCount}
      </td>
      <td role="cell" data-label={t('members.since')} className={styles.whole}>
        <MemberSince at={member.createdAt} />
      </td>
    </tr>
  );
}

/** Members in rows; on phones each row stands as a card with its own labels. The name leads to the member. */
export function MemberTable({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation('account');
  const columns = ['name', 'phone', 'status', 'bookings', 'since'] as const;
  return (
    <div className={styles.frame}>
      {/* Cards on phones take the table's roles away; these bring them back. */}
      <table role="table" className={styles.table} aria-label={t('members.title')}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className={column === 'bookings' ? styles.number : undefined}
              >
                {t(`members.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
