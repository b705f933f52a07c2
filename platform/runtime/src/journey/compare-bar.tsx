import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CompareBar as Bar, type CompareBarProps } from '@wisata/ui/compare-bar';
import type { ServiceProps } from './service-props.ts';

interface Props extends ServiceProps, Omit<CompareBarProps, 'labels'> {
  readonly children: ReactNode;
}

/** What has been picked for comparing. */
export function CompareBar({ service, ...props }: Props) {
  const { t } = useTranslation(service);
  const labels = {
    title: t('compare.title'),
    oneMore: t('compare.oneMore'),
    picked: t('compare.picked', { count: props.count }),
    clear: t('compare.clear'),
    open: t('compare.open'),
  };
  return <Bar {...props} labels={labels} />;
}
