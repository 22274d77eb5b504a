/** Saves a file where the browser keeps downloads. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser reads it only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
