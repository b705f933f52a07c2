import { useTranslation } from 'react-i18next';
import { formatWallTime } from '@wisata/kernel/dates';
import { zoneLabel } from '@wisata/kernel/zones';
import { useApp } from '@wisata/runtime';
import type { VisitProps } from './visit-props.ts';

/** `meet at 13:00 WIB`; empty where nobody says when. */
export function useMeetText({ service, visit: { meetingPoint } }: VisitProps): string {
  const { t } = useTranslation(service);
  const { locale } = useApp();
  const { time, timezone } = meetingPoint;
  return time ? t('detail.meetAt', { time: formatWallTime(time, locale, zoneLabel(timezone)) }) : '';
}
