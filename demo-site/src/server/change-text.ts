/** An answer with its HTML or JSON changed. Other answers go on as they are. */
export async function changeText(answer: Response, change: (text: string) => string): Promise<Response> {
  if (!/^(text\/html|application\/json)/.test(answer.headers.get('content-type') ?? '')) return answer;
  const body = change(await answer.text());
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(answer.status === 204 || answer.status === 304 ? null : body, {
    status: answer.status,
    headers,
  });
}
