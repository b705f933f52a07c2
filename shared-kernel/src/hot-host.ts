/** Global under which a development build of the shell puts its {@link HotHost}. */
export const HOT_GLOBAL = '__WISATA_HOT__';

/** Says which hooks a component uses, and by which key: with another key its state cannot go on. */
export type SignComponent = (type: unknown, key?: string, forceReset?: boolean, findHooks?: () => unknown[]) => unknown;

/** What a page lends to modules that are built again while it is open. Only development builds know it. */
export interface HotHost {
  /** Notes a component; one with the id of an earlier one takes its place. */
  register(component: unknown, id: string): void;
  sign(): SignComponent;
  isComponent(value: unknown): boolean;
  /** Renders what has been replaced, with the state that it has. */
  refresh(): void;
  /** Shows other texts of a remote. */
  addMessages(remote: string, locale: string, messages: object): void;
}
