import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { StatePage } from '@wisata/ui/layout';
import type { ServiceProps } from './service-props.ts';

interface RefusedSearchProps extends ServiceProps {
  /** The same search on days that can be booked. */
  readonly instead: { readonly href: string; readonly dates: string } | undefined;
  /** Why it cannot be sent. */
  readonly children: ReactNode;
}

/** The search as it stands in the address cannot be sent; the form above is open. */
export function RefusedSearch({ service, instead, children }: RefusedSearchProps) {
  const { t } = useTranslation(service);
  return (
    <StatePage band>
      <EmptyState
        title={t('list.problemTitle')}
        level={1}
        actions={
          instead && (
            <LinkButton as={RouterLink} href={instead.href} variant="action" full>
              {t('list.instead', { dates: instead.dates })}
            </LinkButton>
          )
        }
      >
        <p>{children}</p>
      </EmptyState>
    </StatePage>
  );
}
