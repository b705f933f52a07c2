import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { Popover } from '../overlays/popover.tsx';
import styles from './search-panel.module.css';
import type { LayerAlign } from '../overlays/use-anchored-layer.ts';

/** The frame of a search form. */
export interface SearchPanelProps {
  /** Name of the search region for people who jump between landmarks. */
  readonly label: string;
  /** Service tabs on the upper edge. */
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
  /** Under the fields: last searches as links. */
  readonly foot?: ReactNode;
  /** `floating` over a hero has the only shadow of the page, `plain` stands in an opened summary bar. */
  readonly appearance?: 'floating' | 'plain';
}

/** The box that holds a search form. */
export function SearchPanel({ label, tabs, children, foot, appearance = 'floating' }: SearchPanelProps) {
  return (
    <section className={styles.panel} data-appearance={appearance} aria-label={label}>
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}

/** The fields of a search form and the button that starts it. */
export interface SearchFieldsProps {
  readonly children: ReactNode;
  /** The search button: its own full row on phones, the end of the last row on desktop. */
  readonly action: ReactNode;
  /** Grid tracks of the fields from 960 px, for example `1.35fr 1.5fr 1.05fr`. */
  readonly columns?: string;
}

/** Row of panel fields with the search button at its end. */
export function SearchFields({ children, action, columns }: SearchFieldsProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.fields} style={columns ? ({ '--columns': columns } as Record<string, string>) : undefined}>
        {children}
        <div className={styles.action}>{action}</div>
      </div>
    </div>
  );
}

interface PanelPairProps {
  readonly children: ReactNode;
  readonly middle?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** One bordered box with two fields and a line between them: check-in and check-out, from and to. */
export function PanelPair({ children, middle, ref }: PanelPairProps) {
  return (
    <div ref={ref} className={styles.pair}>
      {children}
      {middle && <div className={styles.middle}>{middle}</div>}
    </div>
  );
}

/** A field of the search panel whose editor opens beside it. */
export interface PanelFieldProps {
  readonly label: string;
  /** What is chosen now, on one line. */
  readonly value: ReactNode;
  /** Quieter addition after the label: `4 nights`. */
  readonly note?: string;
  readonly icon?: ReactNode;
  readonly error?: string;
  readonly placeholder?: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Editor shown in the popover, or over the whole phone. */
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  readonly align?: LayerAlign;
  /** Draws the editor before it is opened, as a popover does. */
  readonly drawnAhead?: string | undefined;
  readonly labels: { readonly close: string };
}

/** Box of 60 px with the label inside on top and the chosen value under it; a press opens the editor. */
export function PanelField(props: PanelFieldProps) {
  const { label, value, note, icon, error, placeholder, children, ...popover } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <Popover
        {...popover}
        title={label}
        trigger={(trigger) => (
          <button
            {...trigger}
            type="button"
            className={styles.box}
            data-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          >
            {icon && <span className={styles.icon}>{icon}</span>}
            <span className={styles.text}>
              <span className={styles.label}>
                {label}
                {note && <span> · {note}</span>}
              </span>{' '}
              <span className={styles.value}>{value || <span className={styles.placeholder}>{placeholder}</span>}</span>
            </span>
          </button>
        )}
      >
        {children}
      </Popover>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert aria-hidden size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
