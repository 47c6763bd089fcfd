vcl 4.1;
# Two processes, asked by turns. See docs/cache-in-front.md.
import std;
import directors;

probe ready { .url = "/readyz?for=readers"; .interval = 2s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
backend one { .host = "one"; .port = "3000"; .probe = ready; }
backend two { .host = "two"; .port = "3000"; .probe = ready; }
# Who may purge: the processes alone.
acl site { "one"; "two"; }

sub vcl_init {
  new all = directors.round_robin();
  all.add_backend(one);
  all.add_backend(two);
}

sub vcl_recv {
  set req.backend_hint = all.backend();
  # Readers name no request: the site gives each an id of its own.
  unset req.http.X-Request-Id;
  if (req.method == "PURGE") {
    if (client.ip !~ site) { return (synth(405)); }
    # A key is a part of an expression below: nothing but what keys consist of.
    if (req.http.xkey-purge !~ "^[A-Za-z0-9_-]+( [A-Za-z0-9_-]+)*$") { return (synth(400)); }
    ban("obj.http.xkey ~ (^|\s)(" + regsuball(req.http.xkey-purge, " ", "|") + ")(\s|$)");
    return (synth(200));
  }
  if ((req.method == "GET" || req.method == "HEAD")
    && req.url !~ "^/(pagebuilder|identity|sales|retail|readers|sandbox)/") {
    unset req.http.Cookie;
  }
  if (std.healthy(req.backend_hint)) { set req.grace = 10s; }
}

sub vcl_backend_response {
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
  if (beresp.http.Cache-Control ~ "private|no-store") {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  if (beresp.http.Surrogate-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, ".*max-age=(\d+).*", "\1s"), 60s);
  }
  set beresp.grace = 1d;
  unset beresp.http.Surrogate-Control;
}

sub vcl_deliver {
  unset resp.http.xkey;
  # That of the reader for whom the page was fetched.
  if (obj.hits > 0) { unset resp.http.X-Request-Id; }
}
