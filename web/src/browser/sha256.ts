/** The SHA-256 of a text as hexadecimal digits; null where the browser cannot (no https). */
export async function fingerprint(text: string): Promise<string | null> {
  // It is missing on insecure pages, which the types do not say.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
