import { useEffect, useRef, useState } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './progress-bar.module.css';

/** Spec section 9: the bar moves at most this often. */
const THROTTLE_MS = 200;
const FINISH_MS = 190;
const LEAVE_MS = 250;

/** Thin bar at the top of the window while the next page is fetched; answers below 200 ms never show it. */
export function PageBar({ active, label }: { active: boolean; label: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(active), active ? THROTTLE_MS : FINISH_MS);
    return () => clearTimeout(timer);
  }, [active]);
  if (!shown) return null;
  return (
    <div role="progressbar" aria-label={label} className={classNames(styles.page, !active && styles.finishing)}>
      <div className={styles.pageFill} />
    </div>
  );
}

function clamp(value: number): number {
  return Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : 0;
}

function useSteadyValue(value: number): number {
  const [shown, setShown] = useState(() => clamp(value));
  const target = useRef(shown);
  const moved = useRef(shown);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    target.current = Math.max(target.current, clamp(value));
    const move = () => {
      pause.current = undefined;
      if (target.current === moved.current) return;
      moved.current = target.current;
      setShown(target.current);
      pause.current = setTimeout(move, THROTTLE_MS);
    };
    if (!pause.current) move();
  }, [value]);
  useEffect(
    () => () => {
      clearTimeout(pause.current);
      pause.current = undefined;
    },
    [],
  );
  return shown;
}

/** Props of `ProgressBar`. */
export interface ProgressBarProps {
  /** 0 to 100; more is cut off and a smaller value than before is ignored. A new search needs a new `key`. */
  value: number;
  label: string;
  /** Words instead of a percentage: "7 of 12 sources answered". */
  valueText?: string;
}

/** How far a streaming search has come: only rises, moves at most every 200 ms, and leaves within 500 ms of the last answer. */
export function ProgressBar({ value, label, valueText }: ProgressBarProps) {
  const shown = useSteadyValue(value);
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (shown < 100) return undefined;
    const timer = setTimeout(() => setGone(true), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown)}
      aria-valuetext={valueText}
      className={classNames(styles.bar, gone && styles.gone)}
    >
      <div className={styles.fill} style={{ transform: `scaleX(${shown / 100})` }} />
    </div>
  );
}
