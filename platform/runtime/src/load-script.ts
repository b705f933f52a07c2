/** Why a script did not run. A wrong hash looks like a network fault: the browser tells neither. */
export class ScriptLoadError extends Error {
  override readonly name = 'ScriptLoadError';
  constructor(src: string) {
    super(`${src} could not be loaded`);
  }
}

/** A script that came and threw while it ran. */
export class ScriptExecutionError extends Error {
  override readonly name = 'ScriptExecutionError';
}

/** Which script, and the hash without which it must not run. */
export interface ScriptRequest {
  readonly src: string;
  readonly integrity: string;
}

/** Adds a script to the page and waits until it has run. Each call asks again. */
export function loadScript(document: Document, { src, integrity }: ScriptRequest): Promise<void> {
  const window = document.defaultView!;
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = src;
  let thrown: ScriptExecutionError | undefined;
  const listen = ({ filename, message, error }: ErrorEvent) => {
    if (filename === src) thrown = new ScriptExecutionError(message, { cause: error as unknown });
  };
  window.addEventListener('error', listen);
  return new Promise<void>((resolve, reject) => {
    script.onload = () => (thrown ? reject(thrown) : resolve());
    script.onerror = () => reject(new ScriptLoadError(src));
    document.head.append(script);
  }).finally(() => {
    window.removeEventListener('error', listen);
    script.remove();
  });
}
