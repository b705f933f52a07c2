/** Bytes with the name and media type that the server gave them. */
export interface FileToSave {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly mediaType: string;
}

/** How long the browser may take to read the bytes before they are given back. */
const READ_MS = 60_000;

/** Hands bytes to the browser's own download, under the name that the server suggests. */
export function saveFile({ bytes, fileName, mediaType }: FileToSave): void {
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
