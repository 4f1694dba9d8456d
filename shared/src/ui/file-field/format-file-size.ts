const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/** Formats a size in bytes: `340 KB`, `1.2 MB`. */
export function formatFileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  const amount = bytes / 1024 ** power;
  return `${power < 2 ? Math.round(amount) : Number(amount.toFixed(1))} ${UNITS[power]}`;
}
