import type { ChangeEvent, KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import styles from './range-slider.module.css';

/** Both ends of a chosen range. With an open end, `high === max` means "and above". */
export interface SliderRange {
  readonly low: number;
  readonly high: number;
}

/** A range in whole steps between `min` and `max`, with its texts and formats. */
export interface RangeSliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: SliderRange;
  /** While a thumb moves and after a box is left; `low <= high` always holds. */
  readonly onChange: (value: SliderRange) => void;
  /** Number as shown in the boxes and read for the thumbs: `Rp. 1.250.000`. */
  readonly formatValue: (value: number) => string;
  /** Reads what was typed in a box; default keeps its digits. Undefined leaves the box as it was. */
  readonly parseValue?: (text: string) => number | undefined;
  /** The upper end stands for everything above it and is written with a plus. */
  readonly openEnd?: boolean;
  /** Counts per equal slice from `min` to `max`, drawn above the track. */
  readonly histogram?: readonly number[];
  readonly labels: { readonly minimum: string; readonly maximum: string };
}

function digitsOf(text: string): number | undefined {
  const digits = text.replace(/\D/g, '');
  return digits ? Number(digits) : undefined;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** Range with two thumbs on one track and a labelled box for each end; arrows, Home, End and Page keys move the thumbs. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, min, max, step = 1, value, onChange, histogram, labels, openEnd = false } = props;
  const id = useId();
  const write = (end: 'low' | 'high', amount: number) =>
    `${props.formatValue(amount)}${end === 'high' && openEnd && amount >= max ? '+' : ''}`;

  function move(end: 'low' | 'high', amount: number) {
    const next =
      end === 'low'
        ? { low: clamp(amount, min, value.high), high: value.high }
        : { low: value.low, high: clamp(amount, value.low, max) };
    if (next.low !== value.low || next.high !== value.high) onChange(next);
  }

  const share = (amount: number) => (max > min ? (amount - min) / (max - min) : 0);
  const track = { '--low-share': share(value.low), '--high-share': share(value.high) } as Record<string, number>;
  return (
    <div role="group" aria-labelledby={id} className={styles.slider}>
      <span id={id} className={styles.title}>
        {label}
      </span>
      {histogram && <Histogram counts={histogram} min={min} max={max} value={value} />}
      <div className={styles.track} style={track}>
        {(['low', 'high'] as const).map((end) => (
          <input
            key={end}
            type="range"
            className={styles.thumb}
            // Both thumbs at the right edge: the lower one must stay on top, or nothing could be moved any more.
            data-front={end === 'low' && value.low > (min + max) / 2 ? '' : undefined}
            aria-label={`${label}, ${end === 'low' ? labels.minimum : labels.maximum}`}
            aria-valuetext={write(end, value[end])}
            min={min}
            max={max}
            step={step}
            value={value[end]}
            onChange={(event) => move(end, Number(event.target.value))}
          />
        ))}
      </div>
      <div className={styles.boxes}>
        <NumberBox
          label={labels.minimum}
          text={write('low', value.low)}
          parse={props.parseValue ?? digitsOf}
          onCommit={(amount) => move('low', amount)}
        />
        <NumberBox
          label={labels.maximum}
          text={write('high', value.high)}
          parse={props.parseValue ?? digitsOf}
          onCommit={(amount) => move('high', amount)}
        />
      </div>
    </div>
  );
}

interface HistogramProps {
  readonly counts: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly value: SliderRange;
}

function Histogram({ counts, min, max, value }: HistogramProps) {
  const highest = Math.max(...counts, 1);
  const width = (max - min) / counts.length;
  return (
    <div className={styles.histogram} aria-hidden>
      {counts.map((count, index) => {
        const from = min + index * width;
        const isOutside = from + width <= value.low || from >= value.high;
        return (
          <span
            key={index}
            className={styles.bar}
            data-outside={isOutside || undefined}
            style={{ height: count === 0 ? 0 : `${Math.max(6, (count / highest) * 100)}%` }}
          />
        );
      })}
    </div>
  );
}

interface NumberBoxProps {
  readonly label: string;
  readonly text: string;
  readonly parse: (text: string) => number | undefined;
  readonly onCommit: (amount: number) => void;
}

/** Shows the formatted number, takes anything with digits in it, and applies it on leaving or Enter. */
function NumberBox({ label, text, parse, onCommit }: NumberBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();

  function commit() {
    const amount = typed === undefined ? undefined : parse(typed);
    setTyped(undefined);
    if (amount !== undefined) onCommit(amount);
  }

  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? text}
        onFocus={(event) => event.target.select()}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
    </div>
  );
}
