import { signInChannel, type SignInNews } from "#api/identity/signInNews.ts";

// The page that a window of another site comes back to. It says so to the page that waits, and closes; it asks the platform
// nothing, and keeps nothing.
const state = new URLSearchParams(location.search).get("state");
if (state !== null) {
  const channel = new BroadcastChannel(signInChannel);
  channel.addEventListener("message", ({ data }: MessageEvent<SignInNews>) => {
    if (data.is !== "heard" || data.state !== state) return;
    // A browser that does not let it close shows what to do instead.
    const words = document.querySelector("[role=status]");
    if (words) words.textContent = data.text;
    document.title = data.text;
    document.querySelector(".back__mark")?.remove();
    window.close();
  });
  const news: SignInNews = { is: "back", href: location.href };
  channel.postMessage(news);
  // What came along is good once, but belongs in no history either.
  history.replaceState(null, "", location.pathname);
}
