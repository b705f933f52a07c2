import { Timer, TimerOff } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './countdown.module.css';
import { Icon } from '../media/icon.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

/** Minutes before the end at which the counter is read out, and at no other moment. */
const ANNOUNCED_MINUTES = [1, 5, 10] as const;
const MINUTE_MS = 60_000;

/** Props of `Countdown`; instants are milliseconds since 1970. */
export interface CountdownProps {
  deadlineMs: number;
  /** The server's clock as the app knows it; the visitor's own may be wrong. */
  now: () => number;
  /** Stands before the counter: "Complete your order in". */
  before?: ReactNode;
  /** The deadline itself with zone, always beside the counter: "Pay by Sat 21 Nov 2026, 14:10 WIB". */
  absolute: ReactNode;
  /** What happens then, where there is room for it. */
  then?: ReactNode;
  /** Replaces `absolute` in the last minute, and has to hold the same time. */
  lastMinute?: ReactNode;
  /** Heading and time once it is over: "Payment deadline has expired". */
  ended: ReactNode;
  /** Way on after the end, "Search again". */
  endedAction?: ReactNode;
  announcement: (minutes: (typeof ANNOUNCED_MINUTES)[number]) => string;
  /** Called once for each deadline, also when it had passed before the page was opened. */
  onEnd?: () => void;
}

/** Text of a counter: `23:12:40` from an hour on, `42:18` below; never negative. */
export function formatRemaining(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const clock = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${two(hours)}:${clock}` : clock;
}

/** Milliseconds until the deadline, renewed on each full second and as soon as a sleeping tab wakes; stops at the end. */
export function useRemainingMs(deadlineMs: number, now: () => number): number {
  const clock = useRef(now);
  const [nowMs, setNowMs] = useState(() => now());
  useEffect(() => {
    clock.current = now;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const atMs = clock.current();
      setNowMs(atMs);
      const leftMs = deadlineMs - atMs;
      if (leftMs > 0) timer = setTimeout(tick, leftMs % 1000 || 1000);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadlineMs]);
  return Math.max(0, deadlineMs - nowMs);
}

function useAnnouncement(remainingMs: number, announcement: CountdownProps['announcement']): string {
  const [text, setText] = useState('');
  const before = useRef(remainingMs);
  useEffect(() => {
    const crossed = ANNOUNCED_MINUTES.find(
      (minutes) => before.current > minutes * MINUTE_MS && remainingMs <= minutes * MINUTE_MS,
    );
    before.current = remainingMs;
    if (crossed && remainingMs > 0) setText(announcement(crossed));
  }, [remainingMs, announcement]);
  return text;
}

function toneOf(remainingMs: number): 'plain' | 'soon' | 'last' | 'ended' {
  if (remainingMs <= 0) return 'ended';
  if (remainingMs <= MINUTE_MS) return 'last';
  return remainingMs <= 60 * MINUTE_MS ? 'soon' : 'plain';
}

/** A deadline: icon, counter and absolute time together. Plain above an hour, amber below, red in the last minute, grey when over. */
export function Countdown({
  deadlineMs,
  now,
  before,
  absolute,
  then,
  lastMinute,
  ended,
  endedAction,
  announcement,
  onEnd,
}: CountdownProps) {
  const remainingMs = useRemainingMs(deadlineMs, now);
  const spoken = useAnnouncement(remainingMs, announcement);
  const told = useRef<number>(undefined);
  const over = remainingMs <= 0;
  useEffect(() => {
    if (!over || told.current === deadlineMs) return;
    told.current = deadlineMs;
    onEnd?.();
  }, [over, deadlineMs, onEnd]);
  const tone = toneOf(remainingMs);
  return (
    <div className={classNames(styles.deadline, styles[tone])} suppressHydrationWarning>
      <Icon of={over ? TimerOff : Timer} size="l" />
      {!over && before && <span>{before}</span>}
      {!over && (
        <span role="timer" className={styles.counter} suppressHydrationWarning>
          {formatRemaining(remainingMs)}
        </span>
      )}
      <div className={styles.words}>
        {over ? ended : tone === 'last' ? (lastMinute ?? absolute) : absolute}
        {then && !over && tone !== 'last' && <span className={styles.then}> {then}</span>}
      </div>
      {over && endedAction}
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </div>
  );
}
