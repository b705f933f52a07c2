import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { Stack } from '@wisata/ui/layout';
import { AccountFrame } from './account-frame.tsx';
import styles from './check-mail.module.css';

interface CheckMailProps {
  readonly lede: string;
  readonly advice: readonly string[];
  /** Ways on: send again, another address, log in. */
  readonly children: ReactNode;
}

/** A mail is on its way: where it went, and what to do when it does not come. */
export function CheckMail({ lede, advice, children }: CheckMailProps) {
  const { t } = useTranslation('account');
  return (
    <AccountFrame title={t('mail.title')} lede={lede}>
      <Card>
        <CardHeader level={2} icon={MailCheck} title={t('mail.missing')} />
        <CardBody>
          <Stack gap={4}>
            <ul className={styles.advice}>
              {advice.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {children}
          </Stack>
        </CardBody>
      </Card>
    </AccountFrame>
  );
}
