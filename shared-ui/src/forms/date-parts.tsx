import { useRef, type ClipboardEvent, type FocusEvent } from 'react';
import { classNames } from '../text/class-names.ts';
import control from './control.module.css';
import styles from './date-parts.module.css';
import { FieldGroup, type FieldProps } from './field.tsx';

/** The three boxes, digits as typed; an untouched box is the empty string. */
export interface DatePartsValue {
  day: string;
  month: string;
  year: string;
}

/** Props of `DateParts`. */
export interface DatePartsProps extends FieldProps {
  value: DatePartsValue;
  onChange: (value: DatePartsValue) => void;
  /** Called when the focus leaves all three boxes, which is the moment to check the date. */
  onBlur?: () => void;
  /** Words under the boxes. */
  labels: DatePartsValue;
  /** Prefix of the three form names, and of the ids `<id>-day`, `<id>-month`, `<id>-year`. */
  name?: string;
  /** Lets the browser fill in the visitor's own birth date; off for other travellers. */
  birthday?: boolean;
  disabled?: boolean;
}

const PARTS = ['day', 'month', 'year'] as const;

/** How the months begin, in English and Indonesian. */
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may|mei', 'jun', 'jul', 'aug|agu|ags', 'sep', 'oct|okt', 'nov', 'dec|des'];

/** What a box takes of what is typed: digits, and in the month's box a name, which becomes its number. */
function typedInto(part: keyof DatePartsValue, text: string): string {
  if (part !== 'month' || !/^[a-z]/i.test(text)) return text.replace(/\D/g, '').slice(0, part === 'year' ? 4 : 2);
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  const month = MONTHS.findIndex((names) => names.split('|').some((name) => letters.startsWith(name)));
  return month < 0 ? letters.slice(0, 3) : String(month + 1);
}

/** The calendar day `YYYY-MM-DD` in the boxes, or undefined while it is incomplete or no such day exists (30 February, year before 1900). */
export function findDateInParts({ day, month, year }: DatePartsValue): string | undefined {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^(19|20)\d\d$/.test(year)) return undefined;
  const isoDate = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const atMs = Date.parse(`${isoDate}T00:00:00Z`);
  return Number.isNaN(atMs) || new Date(atMs).toISOString().slice(0, 10) !== isoDate ? undefined : isoDate;
}

/** Boxes for a calendar day `YYYY-MM-DD`, without leading zeros; three empty boxes for anything else. */
export function datePartsOf(isoDate: string | undefined): DatePartsValue {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(isoDate ?? '') ?? [];
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

function partsInText(text: string): DatePartsValue | undefined {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text);
  if (iso) return { year: iso[1] ?? '', month: iso[2] ?? '', day: iso[3] ?? '' };
  const dayFirst = /^\s*(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4})\s*$/.exec(text);
  return dayFirst ? { day: dayFirst[1] ?? '', month: dayFirst[2] ?? '', year: dayFirst[3] ?? '' } : undefined;
}

/** A date the visitor knows by heart, typed into day, month and year; a whole date pasted into any box fills all three. */
export function DateParts({ value, onChange, onBlur, labels, name, birthday, disabled, ...words }: DatePartsProps) {
  const group = useRef<HTMLDivElement>(null);
  const left = (event: FocusEvent) => {
    if (!group.current?.contains(event.relatedTarget)) onBlur?.();
  };
  const pasted = (event: ClipboardEvent) => {
    const parts = partsInText(event.clipboardData.getData('text'));
    if (!parts) return;
    event.preventDefault();
    onChange(parts);
  };
  return (
    <FieldGroup {...words}>
      {(wiring) => (
        <div ref={group} className={styles.parts} onBlur={left} onPaste={pasted}>
          {PARTS.map((part) => (
            <label key={part} className={classNames(styles.part, part === 'year' ? styles.year : styles.short)}>
              <span className={styles.name}>{labels[part]}</span>
              <input
                id={`${wiring.id}-${part}`}
                className={control.control}
                type="text"
                inputMode="numeric"
                autoComplete={birthday ? `bday-${part}` : 'off'}
                name={name && `${name}_${part}`}
                value={value[part]}
                disabled={disabled}
                aria-invalid={wiring['aria-invalid']}
                onChange={(event) => onChange({ ...value, [part]: typedInto(part, event.target.value) })}
              />
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
