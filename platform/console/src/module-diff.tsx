import type { ComparedModule, ComparedPackage, ModuleChanges } from '@wisata/registry/compare-modules';
import type { ReleaseComparison } from '@wisata/registry/compare-releases';
import { classNames } from '@wisata/ui/class-names';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import { formatBytes } from './formats.ts';
import { useWords, type MessageKey, type Words } from './words.ts';
import styles from './version-diff.module.css';
import text from './text.module.css';

/** Longer lists are opened by who wants to read them. */
const MOST_OPEN = 12;

/** A line of a list: what happened to what, and what is said of it. */
interface Line {
  readonly kind: 'new' | 'gone' | 'changed';
  readonly name: string;
  readonly said: string;
}

const SIGNS = { new: '+', gone: '−', changed: '~' } as const;

const kindOf = ({ beforeBytes, afterBytes }: ComparedModule): Line['kind'] => {
  if (beforeBytes === undefined) return 'new';
  return afterBytes === undefined ? 'gone' : 'changed';
};

function sizeOf({ t, locale }: Words, { beforeBytes, afterBytes }: ComparedModule): string {
  const [before, after] = [beforeBytes, afterBytes].map((bytes) =>
    bytes === undefined ? undefined : formatBytes(bytes, locale),
  );
  if (before === undefined || after === undefined) return before ?? after ?? '';
  return t('diff.change', { before, after });
}

const linesOf = (words: Words, { added, removed, changed }: ModuleChanges): Line[] =>
  [...changed, ...added, ...removed].map((each) => ({
    kind: kindOf(each),
    name: each.name,
    said: sizeOf(words, each),
  }));

function lineOf(words: Words, each: ComparedPackage): Line {
  const { before, after, name } = each;
  const isOne = before === after || before === undefined || after === undefined;
  const version = isOne ? (after ?? before) : words.t('diff.change', { before, after });
  return { kind: kindOf(each), name, said: `${version}, ${sizeOf(words, each)}` };
}

function Lines({ title, lines, isClosed = false }: { title: MessageKey; lines: readonly Line[]; isClosed?: boolean }) {
  const { t } = useWords();
  if (lines.length === 0) return null;
  return (
    <details className={classNames(text.opens, styles.group)} open={!isClosed && lines.length <= MOST_OPEN}>
      <summary>{t(title, { count: lines.length })}</summary>
      <ul>
        {lines.map(({ kind, name, said }) => (
          <li key={name}>
            <b aria-hidden>{SIGNS[kind]}</b>
            <VisuallyHidden>{t(`diff.${kind}`)}</VisuallyHidden> <code>{name}</code> {said}
          </li>
        ))}
      </ul>
    </details>
  );
}

const named = (files: ReleaseComparison['added']) => files.map(({ file, ...bytes }) => ({ name: file, ...bytes }));

/** What changes module by module, whose it is first; the files below, which is all that is known of older versions. */
export function ModuleDiff({ comparison }: { comparison: ReleaseComparison }) {
  const words = useWords();
  const { modules, added, removed, changed } = comparison;
  const files = { added: named(added), removed: named(removed), changed: named(changed) };
  return (
    <>
      {modules && (
        <>
          <Lines title="diff.own" lines={linesOf(words, modules.own)} />
          <Lines title="diff.sharedModules" lines={linesOf(words, modules.shared)} />
          <Lines title="diff.packages" lines={modules.packages.map((each) => lineOf(words, each))} />
          <p>{words.t('diff.weight')}</p>
        </>
      )}
      <Lines title="diff.files" lines={linesOf(words, files)} isClosed={modules !== undefined} />
    </>
  );
}
