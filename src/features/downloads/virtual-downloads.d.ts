// Generated from src/content/documents by scripts/content/download-list.ts.
declare module 'virtual:downloads' {
  const downloads: Record<string, import('./content').Download>;
  export default downloads;
}
