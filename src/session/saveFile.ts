/** Saves a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  // Some browsers read the address only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
