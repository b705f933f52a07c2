import { useTranslation } from 'react-i18next';
import type { MemberInquiryAnswer } from '@wisata/kernel/contracts/tour-inquiries';
import { formatDate } from '@wisata/kernel/dates';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { Stack } from '@wisata/ui/layout';
import { useInstantText } from '@wisata/ui/use-instant-text';

function Inquiry({ inquiry }: { inquiry: MemberInquiryAnswer }) {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  const instant = useInstantText(locale);
  const { reference, service, uniqueId, title, tour_date: date, people, created_at: at } = inquiry;
  const day = date ? formatDate(date, locale) : t('inquiries.anyDay');
  return (
    <li>
      <LinkButton variant="link" as={RouterLink} href={`/${service}/detail?uniqueId=${encodeURIComponent(uniqueId)}`}>
        {title}
      </LinkButton>
      <p>{[reference, day, t('inquiries.people', { count: people })].join(' · ')}</p>
      <p>{t('inquiries.received', { at: instant(at) })}</p>
    </li>
  );
}

/** Questions that were sent instead of a booking. */
export function InquiryList({ inquiries }: { inquiries: readonly MemberInquiryAnswer[] }) {
  const { t } = useTranslation('account');
  return (
    <Card as="section" label={t('inquiries.title')}>
      <CardHeader level={2} title={t('inquiries.title')} />
      <CardBody>
        <Stack as="ul" gap={4}>
          {inquiries.map((inquiry) => (
            <Inquiry key={inquiry.reference} inquiry={inquiry} />
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}
