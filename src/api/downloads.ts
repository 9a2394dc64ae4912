/**
 * Whether a static file exists. A server that returns the site's page for unknown paths would otherwise cause that page
 * to be saved as a zip (requirement D-7).
 */
export async function fileExists(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, { method: 'HEAD' });
    return response.ok && !(response.headers.get('content-type') ?? '').includes('text/html');
  } catch {
    return false;
  }
}
