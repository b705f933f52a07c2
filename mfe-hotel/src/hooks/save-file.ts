/** Hands bytes to the browser's own download, under the name that the server suggests. */
export function saveFile({
  bytes,
  fileName,
  mediaType,
}: {
  bytes: Uint8Array;
  fileName: string;
  mediaType: string;
}): void {
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
