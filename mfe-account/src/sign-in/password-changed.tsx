import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RouterLink } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Card, CardBody } from '@wisata/ui/card';
import { Stack } from '@wisata/ui/layout';
import { useSecondsLeft } from './use-seconds-left.ts';
import { AccountFrame } from './account-frame.tsx';

const HOME_AFTER_SECONDS = 5;

/** Leads home by itself (spec section 4, Auth), unless one wants to stay or cannot wait. */
export function PasswordChanged() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { left, stopped, stop } = useSecondsLeft(HOME_AFTER_SECONDS);
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (left === 0) void navigate('/', { replace: true });
  }, [left, navigate]);
  return (
    <AccountFrame
      title={
        <span ref={heading} tabIndex={-1}>
          {t('reset.done')}
        </span>
      }
      lede={t('reset.doneLede')}
    >
      <Card>
        <CardBody>
          <Stack gap={4}>
            <p role="timer">{stopped ? t('reset.stays') : t('reset.leaving', { count: left })}</p>
            <LinkButton variant="action" size="l" full as={RouterLink} href="/">
              {t('reset.goNow')}
            </LinkButton>
            <LinkButton full as={RouterLink} href="/login">
              {t('login.submit')}
            </LinkButton>
            {!stopped && (
              <Button variant="link" onClick={stop}>
                {t('reset.stay')}
              </Button>
            )}
          </Stack>
        </CardBody>
      </Card>
    </AccountFrame>
  );
}
